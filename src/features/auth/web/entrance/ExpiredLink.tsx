import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EntranceHead } from '../EntranceHead.tsx';
import classes from '../entrance.module.css';
import { useEntranceLinks } from '../entranceLinks.ts';

type ExpiredLinkProps = { kind: 'spent' | 'incomplete'; purpose: 'reset' | 'invitation' };

/** A link that no longer works, and how to get a new one. */
export function ExpiredLink({ kind, purpose }: ExpiredLinkProps) {
  const t = useTexts(['entrance', 'auth']);
  const { to } = useEntranceLinks();
  const why = kind === 'spent' ? t(`spent.lead.${purpose}`) : t('spent.incompleteLead');
  return (
    <>
      <EntranceHead title={kind === 'spent' ? t('spent.title') : t('spent.incomplete')}>{why}</EntranceHead>
      <div className={classes.links}>
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
