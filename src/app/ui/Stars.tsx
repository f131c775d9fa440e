const STAR = 'M12 2l3 6.5 7 .8-5.2 4.8 1.4 7L12 17.6 5.8 21.1l1.4-7L2 9.3l7-.8z';

export function Stars() {
  return (
    <svg viewBox="0 0 120 24" width="90" height="18" role="img" aria-label="Cinq étoiles" className="stars">
      {[0, 24, 48, 72, 96].map((x) => (
        <path key={x} d={STAR} transform={`translate(${x} 0)`} />
      ))}
    </svg>
  );
}
