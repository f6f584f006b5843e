import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import highlighted from '#kit/web/search/Highlighted.module.css';
import { matchSpans, type TextSpan } from '#kit/web/search/matchSpans.ts';
import classes from './facets.module.css';

/** A text with the words marked that were searched. */
export function MarkedText({ text, q }: { text: string; q: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a span is known by its place alone
  return matchSpans(text, q).map((span, place) => <Span key={place} {...span} />);
}

function Span({ text, isMatch }: TextSpan) {
  return isMatch ? <mark className={highlighted.mark}>{text}</mark> : text;
}

type FoundItemProps = { item: { numero: number; descricao: string; mais: number }; q: string };

/** The item by which a notice was found, and how many more there are. */
export function FoundItem({ item: { numero, descricao, mais }, q }: FoundItemProps) {
  const t = useTexts('facets');
  const format = useFormat();
  const more = mais > 0 ? t('moreItems', { count: mais, figure: format.number(mais) }) : '';
  return (
    <span className={classes.item} title={[descricao, more].filter(Boolean).join(' · ')}>
      {t('item', { numero })} <MarkedText text={descricao} q={q} /> {more}
    </span>
  );
}
