import classes from '../pages/drawings.module.css';

/** Notices on a board, one under a magnifier, with a deadline and a number beside them. */
export function LoginDrawing() {
  return (
    <svg className={`${classes.drawing} ${classes.large}`} viewBox="0 0 560 440" aria-hidden="true">
      <circle className={classes.ground} cx="286" cy="216" r="196" />
      <ellipse className={classes.ground} cx="286" cy="426" rx="190" ry="9" />
      <g transform="rotate(-8 190 210)">
        <rect className={classes.sheet} x="112" y="92" width="176" height="236" rx="12" />
        <path className={classes.faint} strokeWidth={6} d="M134 178h110M134 202h126M134 226h84" />
        <path className={classes.line} strokeWidth={8} d="M134 132h72" />
      </g>
      <rect className={classes.sheet} x="196" y="56" width="216" height="320" rx="14" />
      <path className={classes.tint} d="M197 70a13 13 0 0 1 13-13h188a13 13 0 0 1 13 13v52H197Z" />
      <path className={classes.line} d="M196 122h216" />
      <path className={classes.line} strokeWidth={8} d="M220 82h84" />
      <path className={classes.faint} strokeWidth={6} d="M220 102h136" />
      <circle className={classes.solid} cx="228" cy="154" r="8" />
      <path className={classes.faint} strokeWidth={6} d="M252 148h112M252 164h72" />
      <circle className={classes.nearSolid} cx="228" cy="206" r="8" />
      <path className={classes.faint} strokeWidth={6} d="M252 200h128M252 216h52" />
      <circle className={classes.solid} cx="228" cy="258" r="8" />
      <path className={classes.faint} strokeWidth={6} d="M252 252h92M252 268h112" />
      <path className={classes.line} d="M220 304h168" />
      <path className={classes.faint} strokeWidth={6} d="M220 330h64M220 348h40" />
      <rect className={classes.sheet} x="60" y="244" width="128" height="96" rx="12" />
      <path className={classes.faint} strokeWidth={6} d="M80 268h44" />
      <path className={classes.accent} strokeWidth={4} d="m80 318 24-20 20 10 44-40" />
      <path className={classes.accent} strokeWidth={4} d="M150 266h18v18" />
      <circle className={classes.sheet} cx="446" cy="112" r="44" />
      <circle className={classes.tint} cx="446" cy="112" r="34" />
      <path className={classes.near} strokeWidth={4} d="M446 90v22l15 10" />
      <path className={classes.accent} strokeWidth={16} d="m444 346 40 40" />
      <circle className={classes.lens} strokeWidth={6} cx="402" cy="304" r="58" />
      <path className={classes.accent} strokeWidth={8} d="m374 310 18 18 36-44" />
    </svg>
  );
}
