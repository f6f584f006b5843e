import classes from './EmptyWishlistDrawing.module.css';

/** A shelf with free space and a heart. */
export function EmptyWishlistDrawing() {
  return (
    <svg className={classes.drawing} viewBox="0 0 240 150" aria-hidden="true">
      <ellipse className={classes.ground} cx="120" cy="138" rx="104" ry="9" />
      <path className={classes.post} d="M36 20v112M204 20v112" />
      <path className={classes.board} d="M30 72h180M30 128h180" />
      <rect className={classes.box} x="48" y="96" width="44" height="29" rx="3" />
      <path className={classes.line} d="M70 96v10M48 106h44" />
      <rect className={classes.box} x="150" y="38" width="10" height="31" rx="2" />
      <rect className={classes.book} x="163" y="34" width="10" height="35" rx="2" />
      <path className={classes.box} d="m177 67 7-31 9 2-7 31z" />
      <path className={classes.empty} d="M112 125v-27h38v27" />
      <path
        className={classes.heart}
        d="M90 66C66 51 57 40 57 29c0-9 7-15 15-15 8 0 14 5 18 12 4-7 10-12 18-12 8 0 15 6 15 15 0 11-9 22-33 37z"
      />
      <path className={classes.shine} d="M66 28c0-4 3-7 7-7" />
    </svg>
  );
}
