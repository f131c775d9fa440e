const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const DAY_AND_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'long' });

export function shortTime(iso: string): string {
  return TIME.format(new Date(iso));
}

export function fullTime(iso: string): string {
  return DAY_AND_TIME.format(new Date(iso));
}
