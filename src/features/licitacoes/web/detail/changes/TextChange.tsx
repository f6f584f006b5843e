import { useTexts } from '#kit/web/locale/i18n.ts';
import { Clamped } from '#kit/web/text/Clamped.tsx';
import { type Piece, shortened, wordDiff } from './wordDiff.ts';

/** Characters that fit into the lines shown at first. */
const SHORT = 240;
const tags = { same: 'span', removed: 'del', added: 'ins' } as const satisfies Record<Piece['kind'], string>;

/** A long text with removed and added words marked: at first only around the changes, fully on demand. */
export function TextChange({ before, after }: { before: string; after: string }) {
  const t = useTexts('licitacoes');
  const whole = wordDiff(before, after);
  const short = shortened(whole);
  return (
    <Clamped isLong={lengthOf(whole) > Math.min(SHORT, lengthOf(short))} words={{ whole: t('detail.whole'), less: t('detail.less') }}>
      {(isWhole) =>
        (isWhole ? whole : short).map(({ kind, text }, place) => {
          const Tag = tags[kind];
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity
          return <Tag key={place}>{text}</Tag>;
        })
      }
    </Clamped>
  );
}

function lengthOf(pieces: Piece[]): number {
  return pieces.reduce((sum, { text }) => sum + text.length, 0);
}
