/** A day in the visitor's time zone: « 27 novembre », « 1er mai », with its year unless it is this one. */
export function formatDay(time: number): string {
  const isThisYear = new Date(time).getFullYear() === new Date().getFullYear();
  const day = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) }).format(time);
  return day.replace(/^1 /, '1er ');
}

/** A time of day in the visitor's time zone: « 9 h 14 ». */
export function formatTimeOfDay(time: number): string {
  const date = new Date(time);
  return `${date.getHours()}\u00a0h\u00a0${String(date.getMinutes()).padStart(2, '0')}`;
}

/** « 27 novembre à 9 h 14 ». */
export function formatDayAndTime(time: number): string {
  return `${formatDay(time)} à ${formatTimeOfDay(time)}`;
}
