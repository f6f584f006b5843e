import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EntranceHead } from '../EntranceHead.tsx';
import classes from '../entrance.module.css';
import { useWays } from '../ways.ts';

type SpentLinkProps = { kind: 'spent' | 'incomplete'; purpose: 'reset' | 'invitation' };

/** A link that leads no further, and how to get one that does. */
export function SpentLink({ kind, purpose }: SpentLinkProps) {
  const t = useTexts(['entrance', 'auth']);
  const { to } = useWays();
  const why = kind === 'spent' ? t(`spent.lead.${purpose}`) : t('spent.incompleteLead');
  return (
    <>
      <EntranceHead title={kind === 'spent' ? t('spent.title') : t('spent.incomplete')}>{why}</EntranceHead>
      <div className={classes.ways}>
        {purpose === 'reset' && (
          <Button size="md" renderRoot={(props) => <Link to={to.forgotPassword} {...props} />}>
            {t('spent.askAgain')}
          </Button>
        )}
        <Button size="md" variant={purpose === 'reset' ? 'default' : 'filled'} renderRoot={(props) => <Link to={to.login} {...props} />}>
          {t('auth:login.title')}
        </Button>
      </div>
    </>
  );
}
