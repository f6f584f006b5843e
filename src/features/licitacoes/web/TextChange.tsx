import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#kit/web/i18n.ts';
import classes from './Historico.module.css';
import { type Piece, shortened, wordDiff } from './wordDiff.ts';

/** So many characters fit into the lines that are shown at first. */
const SHORT = 240;
const tags = { same: 'span', removed: 'del', added: 'ins' } as const satisfies Record<Piece['kind'], string>;

/** A long text with what went and what came marked in it: at first the words around the changes, the whole on demand. */
export function TextChange({ before, after }: { before: string; after: string }) {
  const t = useTexts('licitacoes');
  const [isWhole, setIsWhole] = useState(false);
  const whole = wordDiff(before, after);
  const short = shortened(whole);
  const hasMore = lengthOf(whole) > Math.min(SHORT, lengthOf(short));
  return (
    <span className={classes.values}>
      <span className={classes.text} data-clamped={(hasMore && !isWhole) || undefined}>
        {(isWhole ? whole : short).map(({ kind, text }, place) => {
          const Tag = tags[kind];
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing else to be told apart by
          return <Tag key={place}>{text}</Tag>;
        })}
      </span>
      {hasMore && (
        <Button variant="subtle" size="compact-xs" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('historico.less') : t('historico.whole')}
        </Button>
      )}
    </span>
  );
}

function lengthOf(pieces: Piece[]): number {
  return pieces.reduce((sum, { text }) => sum + text.length, 0);
}
