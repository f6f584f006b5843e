import { useInViewport } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { itemQuestions } from '#brasil/itemWords.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { calls } from '../calls.ts';
import { chosenWords, LONGEST } from './chosenWords.ts';
import classes from './PriceLink.module.css';

/** To what others paid for a thing: by which words, and how many prices these find. Nothing without words. */
export function PriceLink({ descricao }: { descricao: string }) {
  const t = useTexts('priceLink');
  const format = useFormat();
  const { ref, inViewport } = useInViewport<HTMLSpanElement>();
  const [widest] = itemQuestions(descricao.slice(0, LONGEST));
  const query = useQuery({
    queryKey: calls.chooseWords.key({ body: { descricoes: [descricao] } }),
    queryFn: () => chosenWords(descricao),
    enabled: widest !== undefined && inViewport,
    retry: false,
  });
  if (widest === undefined) return null;
  const { q: words = widest, n } = query.data ?? {};
  return (
    <span ref={ref} className={`${classes.prices} ${n === 0 ? classes.none : ''}`}>
      {n === 0 && `${t('none', { words })} `}
      {/* Fewer of these words find nothing either. */}
      <Link to="/precos" search={n === 0 ? {} : { q: words }}>
        {n === undefined ? t('prices', { words }) : n === 0 ? t('change') : t('found', { figure: format.number(n), words })}
      </Link>
    </span>
  );
}
