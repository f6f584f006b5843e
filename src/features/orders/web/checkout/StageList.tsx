import { Box, Stack } from '@mantine/core';
import { IconCheck, IconCreditCard, IconMapPin, IconShoppingCart } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { exactSearch } from '#kit/web/search/search.ts';
import textStyles from '#kit/web/text/text.module.css';
import { type Stage, stages } from '../checkoutSearch.ts';
import classes from './Checkout.module.css';

const icons = { carrinho: IconShoppingCart, endereco: IconMapPin, pagamento: IconCreditCard } as const;

/** The steps of the checkout. @param open the steps that can be opened */
export function StageList({ stage, open }: { stage: Stage; open: readonly Stage[] }) {
  const t = useTexts('orders');
  const current = useRef<HTMLSpanElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    // The clicked button is gone; the focus also announces the step.
    current.current?.focus();
  }, [stage]);
  return (
    <nav aria-label={t('checkout.stages')}>
      <ol className={classes.stages}>
        {stages.map((one, place) => {
          const isDone = stages.indexOf(stage) > place;
          const Icon = isDone ? IconCheck : icons[one];
          const words = (
            <>
              <span className={classes.stageIcon}>
                <Icon size={20} aria-hidden />
              </span>
              <Stack component="span" gap={0} miw={0} fz="sm">
                <strong>{t(`stage.${one}.name`)}</strong>
                <Box component="span" visibleFrom="sm" className={textStyles.minor}>
                  {t(`stage.${one}.hint`)}
                </Box>
              </Stack>
            </>
          );
          return (
            <li key={one} data-current={one === stage || undefined} data-done={isDone || undefined}>
              {one === stage ? (
                // No link, because the router would mark it as a second current page.
                <span ref={current} className={classes.stage} aria-current="step" tabIndex={-1}>
                  {words}
                </span>
              ) : open.includes(one) ? (
                <Link
                  className={classes.stage}
                  to="/apps/ecommerce/checkout"
                  search={place === 0 ? {} : { etapa: one }}
                  activeOptions={exactSearch}
                >
                  {words}
                </Link>
              ) : (
                <span className={classes.stage} aria-disabled>
                  {words}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
