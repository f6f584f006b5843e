import { useState } from 'react';
import classes from './Avatar.module.css';

type AvatarProps = {
  /** Whose; it also decides the colour that initials stand on. */
  name: string;
  /** The picture's address; null or empty where there is none. */
  src: string | null | undefined;
  /** In pixels. */
  size?: number;
};

/** White can be read on each of them, in every skin. None is the red of what went wrong. */
const grounds = ['primary-7', 'info-7', 'success-7', 'warning-7', 'secondary-7', 'primary-9', 'info-9', 'warning-8'] as const;

/** Somebody's picture, or their initials on a colour that stays theirs. It decorates: the name stands beside it. */
export function Avatar({ name, src, size = 32 }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  if (src && src !== broken)
    return <img className={classes.avatar} src={src} alt="" width={size} height={size} onError={() => setBroken(src)} />;
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

/** Of the first word and of the last. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')].at(0)?.toUpperCase() ?? '').join('');
}

function sumOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
}
