import { Link } from '@tanstack/react-router';
import { littleWords } from '#brasil/littleWords.ts';
import { matchSpans, type TextSpan } from '#kit/matchSpans.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import highlighted from '#kit/web/search/Highlighted.module.css';
import type { Search } from '#kit/web/search/search.ts';
import { itemHash } from '../itemHash.ts';
import type { listSearch } from '../list/listSearch.ts';
import classes from './facets.module.css';

/** A text with the words marked that were searched; little words would be marked everywhere. */
export function MarkedText({ text, q }: { text: string; q: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a span is known by its place alone
  return matchSpans(text, q, littleWords).map((span, place) => <Span key={place} {...span} />);
}

function Span({ text, isMatch }: TextSpan) {
  return isMatch ? <mark className={highlighted.mark}>{text}</mark> : text;
}

type FoundItemProps = {
  /** The notice's id. */
  id: number;
  item: { numero: number; descricao: string; mais: number };
  /** The words to mark. */
  q: string;
  search: Search<typeof listSearch>;
};

/** The item by which a notice was found, as a link to it, and how many more there are. */
export function FoundItem({ id, item: { numero, descricao, mais }, q, search }: FoundItemProps) {
  const t = useTexts('facets');
  const format = useFormat();
  const more = mais > 0 ? t('moreItems', { count: mais, figure: format.number(mais) }) : '';
  return (
    <Link
      className={classes.item}
      to="/apps/invoice/preview/$id"
      params={{ id: String(id) }}
      search={search}
      hash={itemHash(numero)}
      title={[descricao, more].filter(Boolean).join(' · ')}
    >
      {t('item', { numero })} <MarkedText text={descricao} q={q} /> {more}
    </Link>
  );
}
