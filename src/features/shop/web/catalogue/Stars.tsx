import { IconStarFilled } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import classes from './ProductBadges.module.css';

const most = [1, 2, 3, 4, 5];

/** A rating of one to five stars, with a text for screen readers. */
export function Stars({ rating, size = 16 }: { rating: number; size?: number }) {
  const t = useTexts('catalogue');
  return (
    <span className={classes.stars} role="img" aria-label={t('rated', { rating })}>
      {most.map((star) => (
        <IconStarFilled key={star} size={size} data-empty={star > rating || undefined} aria-hidden />
      ))}
    </span>
  );
}
