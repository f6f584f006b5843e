type RingProps = { share: number; size: number; label: string; caption: string };

const THICKNESS = 10;

/** A decorative progress ring; the figures are beside it. */
export function Ring({ share, size, label, caption }: RingProps) {
  const radius = (size - THICKNESS) / 2;
  const round = 2 * Math.PI * radius;
  const common = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: THICKNESS };
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden>
      <circle {...common} stroke="var(--chart-line)" />
      <circle
        {...common}
        stroke="var(--chart-primary)"
        strokeDasharray={`${round * share} ${round}`}
        strokeLinecap={share > 0 ? 'round' : 'butt'}
        transform={`rotate(-90 ${size / 2} ${size / 2})`}
      />
      <text x="50%" y="46%" dominantBaseline="central" textAnchor="middle" fill="currentColor" fontSize={size / 5.5} fontWeight={650}>
        {label}
      </text>
      <text x="50%" y="62%" dominantBaseline="central" textAnchor="middle" fill="var(--mantine-color-dimmed)" fontSize={12}>
        {caption}
      </text>
    </svg>
  );
}
