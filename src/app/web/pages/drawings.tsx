// The drawings of error pages: thin lines in the colours of the skin.
import type { ReactNode } from 'react';
import classes from './drawings.module.css';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={classes.drawing} viewBox="0 0 240 160" aria-hidden="true">
      <ellipse className={classes.ground} cx="120" cy="144" rx="96" ry="8" />
      {children}
    </svg>
  );
}

/** A map with a path that ends under a magnifier. */
export function LostWay() {
  return (
    <Drawing>
      <path className={classes.sheet} d="M44 44 92 32v84l-48 12ZM140 44l48-12v84l-48 12Z" />
      <path className={classes.shade} d="m92 32 48 12v84l-48-12Z" />
      <path className={classes.faint} d="M52 62 84 54M52 74l20-5M100 46l32 8M100 106l20 5" />
      <path className={classes.accent} strokeWidth={3} strokeDasharray="1 8" d="M58 112c18-26 34 0 52-16s20-36 42-28" />
      <circle className={classes.solid} cx="58" cy="112" r="5" />
      <path className={classes.accent} strokeWidth={8} d="m186 102 16 16" />
      <circle className={classes.glass} strokeWidth={3} cx="170" cy="86" r="23" />
      <path className={classes.near} strokeWidth={3} d="m162 78 16 16m0-16-16 16" />
    </Drawing>
  );
}

/** A closed door with a lock. */
export function ClosedDoor() {
  return (
    <Drawing>
      <path className={classes.sheet} d="M76 140V28a8 8 0 0 1 8-8h72a8 8 0 0 1 8 8v112Z" />
      <path className={classes.shade} d="M86 140V34a4 4 0 0 1 4-4h60a4 4 0 0 1 4 4v106Z" />
      <path className={classes.faint} d="M98 42h44v34H98ZM98 88h44v40H98Z" />
      <path className={classes.line} d="M56 140h128" />
      <path className={classes.accent} strokeWidth={3} d="M150 98v-9a15 15 0 0 1 30 0v9" />
      <rect className={classes.glass} strokeWidth={3} x="142" y="98" width="46" height="38" rx="6" />
      <circle className={classes.solid} cx="165" cy="114" r="4.5" />
      <path className={classes.accent} strokeWidth={3} d="M165 116v8" />
    </Drawing>
  );
}

/** A crane that lowers a part into a page. */
export function BuildingSite() {
  return (
    <Drawing>
      <rect className={classes.sheet} x="44" y="66" width="124" height="74" rx="6" />
      <path className={classes.faint} d="M44 80h124" />
      <path className={classes.line} strokeWidth={4} d="M53 73h.01M61 73h.01M69 73h.01" />
      <rect className={classes.shade} x="54" y="90" width="46" height="40" rx="3" />
      <path className={classes.faint} d="M62 100h30M62 110h30M62 120h18" />
      <rect className={classes.line} strokeDasharray="4 5" x="110" y="90" width="48" height="18" rx="3" />
      <rect className={classes.line} strokeDasharray="4 5" x="110" y="114" width="48" height="16" rx="3" />
      <path
        className={classes.line}
        d="M190 140V20M202 140V20M190 28h12M190 44l12 12M202 44l-12 12M190 72l12 12M202 72l-12 12M190 100l12 12M202 100l-12 12"
      />
      <path className={classes.line} d="M216 28H104l8-8h90l14 8ZM128 20l8 8M152 20l8 8M176 20l8 8" />
      <path className={classes.accent} strokeWidth={3} d="M134 28v14" />
      <rect className={classes.load} strokeWidth={3} x="110" y="42" width="48" height="18" rx="3" />
    </Drawing>
  );
}

/** A server with gears. */
export function Workshop() {
  return (
    <Drawing>
      <rect className={classes.sheet} x="60" y="24" width="88" height="116" rx="6" />
      <rect className={classes.shade} x="70" y="36" width="68" height="24" rx="3" />
      <rect className={classes.shade} x="70" y="68" width="68" height="24" rx="3" />
      <rect className={classes.shade} x="70" y="100" width="68" height="24" rx="3" />
      <path className={classes.faint} d="M80 48h26M80 80h26M80 112h26" />
      <path className={classes.line} strokeWidth={4} d="M118 48h.01M128 48h.01M118 80h.01M128 80h.01M118 112h.01M128 112h.01" />
      <g className={classes.wheel}>
        <circle
          className={classes.accent}
          strokeWidth={8}
          strokeDasharray={1}
          strokeLinecap="butt"
          cx="162"
          cy="98"
          r="28"
          pathLength="16"
        />
        <circle className={classes.glass} strokeWidth={3} cx="162" cy="98" r="23" />
        <circle className={classes.load} cx="162" cy="98" r="8" />
      </g>
      <g className={classes.wheelBack}>
        <circle className={classes.line} strokeWidth={6} strokeDasharray={1} strokeLinecap="butt" cx="192" cy="58" r="15" pathLength="12" />
        <circle className={classes.sheet} cx="192" cy="58" r="11.5" />
        <circle className={classes.line} cx="192" cy="58" r="3.5" />
      </g>
    </Drawing>
  );
}

/** Two keys on a ring. */
export function Keys() {
  return (
    <Drawing>
      <g transform="translate(102 58) rotate(20)">
        <path className={classes.sheet} d="M-5 14v56l5 6 5-6v-7h9v-9H5v-6h6v-9H5V14a16 16 0 1 0-10 0Z" />
        <circle className={classes.load} cx="0" cy="-6" r="5" />
      </g>
      <g transform="translate(138 58) rotate(-20)">
        <path className={classes.glass} strokeWidth={3} d="M5 14v56l-5 6-5-6v-7h-9v-9h9v-6h-6v-9h6V14a16 16 0 1 1 10 0Z" />
        <circle className={classes.load} cx="0" cy="-6" r="5" />
      </g>
      <circle className={classes.line} cx="120" cy="36" r="22" />
    </Drawing>
  );
}
