import highlighted from '#kit/web/search/Highlighted.module.css';
import type { EditalHit } from '../entities.ts';

/** The text around the searched words, which are marked. */
export function Excerpt({ excerpt }: Pick<EditalHit, 'excerpt'>) {
  return (
    <bdi>
      {excerpt.map(({ text, isHit }, place) =>
        isHit ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place alone
          <mark key={place} className={highlighted.mark}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </bdi>
  );
}
