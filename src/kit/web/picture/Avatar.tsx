import { useState } from 'react';
import { atPrefix } from '../pathPrefix.ts';
import classes from './Avatar.module.css';

type AvatarProps = {
  /** The person's name, which also determines the colour behind the initials. */
  name: string;
  /** The picture's URL; null or empty if there is none. */
  src: string | null | undefined;
  /** In pixels. */
  size?: number;
};

/** White text has enough contrast on each of them, in every skin. Red is reserved for errors. */
const grounds = ['primary-7', 'info-7', 'success-7', 'warning-7', 'secondary-7', 'primary-9', 'info-9', 'warning-8'] as const;

/** A person's picture, or their initials on a stable colour. Decorative: the name is next to it. */
export function Avatar({ name, src, size = 32 }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  if (src && src !== broken)
    return <img className={classes.avatar} src={atPrefix(src)} alt="" width={size} height={size} onError={() => setBroken(src)} />;
  const style = {
    width: size,
    height: size,
    fontSize: Math.max(11, Math.round(size * 0.375)),
    background: `var(--mantine-color-${grounds[sumOf(name) % grounds.length]})`,
  };
  return (
    <span className={classes.avatar} style={style} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}

/** Initials of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')].at(0)?.toUpperCase() ?? '').join('');
}

function sumOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
}
