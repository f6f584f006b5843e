// A row of figures, each with a remark that may lead to the rows behind it.
import { Skeleton } from '@mantine/core';
import surface from '../page/surface.module.css';
import { AddressLink } from '../text/AddressLink.tsx';
import textStyles from '../text/text.module.css';
import classes from './FigureTiles.module.css';

export type Tile = { key: string; label: string; value: string; note?: string | undefined; href?: string | undefined };

type FigureTilesProps = {
  /** For screen readers. */
  label: string;
  tiles: readonly Tile[];
  /** Figures have their room before they are there. */
  isLoading?: boolean;
  isStale?: boolean | undefined;
};

/** Characters of an amount that a tile of a phone has no room for. */
const LONG = 12;

/** `href` makes the remark of a tile a link. */
export function FigureTiles({ label, tiles, isLoading = false, isStale }: FigureTilesProps) {
  return (
    <section aria-label={label}>
      <dl className={`${surface.surface} ${classes.tiles}`}>
        {tiles.map(({ key, label: name, value, note, href }) => (
          <div key={key} className={classes.tile} data-stale={isStale || undefined}>
            <dt className={textStyles.dimmed}>{name}</dt>
            <dd className={classes.value} data-long={value.length > LONG || undefined}>
              {isLoading ? <Skeleton component="span" display="block" h={24} mt={4} w="6ch" /> : value}
            </dd>
            <dd className={`${textStyles.minor} ${classes.note}`}>
              {!isLoading && note && (href ? <AddressLink href={href}>{note}</AddressLink> : note)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
