import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Callout } from '#kit/web/page/Callout.tsx';
import classes from '../CalendarScreen.module.css';
import { linkTo } from './linkTo.ts';

/** Shown for a date the user does not see, for example from a shared link. Its entity may still be readable. */
export function MissingDate({ dateKey, close }: { dateKey: string; close: () => void }) {
  const t = useTexts('calendar');
  const kit = useTexts('kit');
  const [, thing, id] = /^(licitacao|projeto|contrato|ata|proposta|dns|certidao|task):(\d{1,15}):/.exec(dateKey) ?? [];
  const known = things.find((one) => one === thing);
  return (
    <Callout
      className={classes.notice}
      role="status"
      actions={
        <>
          {known && (
            <Button
              size="compact-sm"
              variant="light"
              renderRoot={(props) => <Link {...linkTo({ thing: known, thingId: Number(id) })} {...props} />}
            >
              {t(`date.open.${known}`)}
            </Button>
          )}
          <Button size="compact-sm" variant="default" onClick={close}>
            {kit('action.close')}
          </Button>
        </>
      }
    >
      {t('date.missing')}
    </Callout>
  );
}

const things = ['licitacao', 'projeto', 'contrato', 'ata', 'proposta', 'dns', 'certidao', 'task'] as const;
