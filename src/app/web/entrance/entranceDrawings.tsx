// The drawings beside the forms: a new account, a link in a mail, a new lock.
import type { ReactNode } from 'react';
import classes from '../pages/drawings.module.css';

function Scene({ children }: { children: ReactNode }) {
  return (
    <svg className={`${classes.drawing} ${classes.large}`} viewBox="0 0 560 440" aria-hidden="true">
      <circle className={classes.ground} cx="280" cy="216" r="196" />
      <ellipse className={classes.ground} cx="280" cy="426" rx="190" ry="9" />
      {children}
    </svg>
  );
}

/** A badge with a placeholder for a face, and a plus sign. */
export function RegisterDrawing() {
  return (
    <Scene>
      <g transform="rotate(-9 170 240)">
        <rect className={classes.sheet} x="84" y="150" width="180" height="220" rx="14" />
        <circle className={classes.tint} cx="174" cy="216" r="34" />
        <path className={classes.faint} strokeWidth={6} d="M124 282h100M136 304h76" />
      </g>
      <path className={classes.line} d="M262 8 292 92M346 8 316 92" />
      <rect className={classes.sheet} x="286" y="84" width="36" height="26" rx="8" />
      <rect className={classes.sheet} x="188" y="104" width="232" height="276" rx="16" />
      <path className={classes.tint} d="M189 120a15 15 0 0 1 15-15h200a15 15 0 0 1 15 15v46H189Z" />
      <path className={classes.line} d="M188 166h232" />
      <path className={classes.line} strokeWidth={8} d="M284 128h40" />
      <circle className={classes.sheet} cx="304" cy="206" r="48" />
      <circle className={classes.tint} cx="304" cy="206" r="42" />
      <circle className={classes.solid} cx="304" cy="194" r="15" />
      <path className={classes.solid} d="M276 233a28 24 0 0 1 56 0 42 42 0 0 1-56 0Z" />
      <path className={classes.line} strokeWidth={8} d="M260 284h88" />
      <path className={classes.faint} strokeWidth={6} d="M236 312h136M252 334h104" />
      <rect className={classes.sheet} x="404" y="136" width="112" height="56" rx="12" />
      <circle className={classes.nearSolid} cx="428" cy="164" r="8" />
      <path className={classes.faint} strokeWidth={6} d="M448 156h48M448 172h30" />
      <circle className={classes.solid} cx="420" cy="346" r="44" />
      <path className={classes.onSolid} strokeWidth={5} d="M420 326v40M400 346h40" />
    </Scene>
  );
}

/** An open envelope with a letter and a key. */
export function ForgotDrawing() {
  return (
    <Scene>
      <path className={classes.accent} strokeWidth={3} strokeDasharray="1 9" d="M52 296c-14-96 44-176 122-150" />
      <path className={classes.accent} strokeWidth={3} strokeDasharray="1 9" d="M420 92c52 0 88 40 86 96" />
      <path className={classes.sheet} d="m128 212 152-108 152 108v152a16 16 0 0 1-16 16H144a16 16 0 0 1-16-16Z" />
      <rect className={classes.sheet} x="172" y="76" width="216" height="236" rx="12" />
      <path className={classes.tint} d="M173 88a11 11 0 0 1 11-11h192a11 11 0 0 1 11 11v28H173Z" />
      <path className={classes.line} strokeWidth={8} d="M198 97h64" />
      <path className={classes.faint} strokeWidth={6} d="M198 232h164M198 254h120" />
      <circle className={classes.accent} strokeWidth={4} cx="246" cy="172" r="24" />
      <circle className={classes.solid} cx="246" cy="172" r="7" />
      <path className={classes.accent} strokeWidth={4} d="M270 172h66v18M314 172v14" />
      <path className={classes.sheet} d="M128 218v146a16 16 0 0 0 16 16h272a16 16 0 0 0 16-16V218l-138 88a26 26 0 0 1-28 0Z" />
      <path className={classes.line} d="m136 376 108-84M424 376l-108-84" />
      <circle className={classes.sheet} cx="452" cy="252" r="40" />
      <circle className={classes.tint} cx="452" cy="252" r="31" />
      <path className={classes.near} strokeWidth={4} d="M452 232v20l13 9" />
    </Scene>
  );
}

/** A closed lock and a password. */
export function NewPasswordDrawing() {
  return (
    <Scene>
      <g transform="rotate(8 410 200)">
        <rect className={classes.sheet} x="332" y="100" width="150" height="200" rx="14" />
        <path className={classes.faint} strokeWidth={6} d="M356 200h102M356 224h74" />
        <path className={classes.line} strokeWidth={8} d="M356 140h56" />
      </g>
      <path className={classes.accent} strokeWidth={16} d="M212 190v-46a68 68 0 0 1 136 0v46" />
      <rect className={classes.sheet} x="172" y="184" width="216" height="176" rx="20" />
      <path className={classes.tint} d="M173 204a19 19 0 0 1 19-19h176a19 19 0 0 1 19 19v18H173Z" />
      <circle className={classes.solid} cx="280" cy="258" r="20" />
      <path className={classes.solid} d="m272 266-8 44h32l-8-44Z" />
      <rect className={classes.sheet} x="64" y="328" width="240" height="60" rx="14" />
      <g className={classes.solid}>
        <circle cx="100" cy="358" r="8" />
        <circle cx="130" cy="358" r="8" />
        <circle cx="160" cy="358" r="8" />
        <circle cx="190" cy="358" r="8" />
        <circle cx="220" cy="358" r="8" />
      </g>
      <path className={classes.near} strokeWidth={4} d="M252 344v28" />
      <circle className={classes.solid} cx="404" cy="344" r="40" />
      <path className={classes.onSolid} strokeWidth={5} d="m386 345 13 13 24-28" />
    </Scene>
  );
}
