import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EntranceHead } from '../EntranceHead.tsx';
import classes from '../entrance.module.css';
import { useEntranceLinks } from '../entranceLinks.ts';

/** Explains how to get access when registration is not open to all. */
export function NoRegistration({ policy }: { policy: 'invite' | 'closed' }) {
  const t = useTexts('entrance');
  const { to, search } = useEntranceLinks();
  return (
    <>
      <EntranceHead title={policy === 'invite' ? t('noRegistration.invite') : t('noRegistration.closed')}>
        {policy === 'invite' ? t('noRegistration.inviteHint') : t('noRegistration.closedHint')}
      </EntranceHead>
      <div className={classes.links}>
        <Button size="md" renderRoot={(props) => <Link to={to.login} search={search} {...props} />}>
          {t('noRegistration.signIn')}
        </Button>
      </div>
    </>
  );
}
