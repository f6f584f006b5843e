// The permissions of the user's account: a card for each kind of account it belongs to, and its rules in words.
import { Code, Group, Text, ThemeIcon, Title } from '@mantine/core';
import { IconLayoutList, IconListCheck, IconShieldLock, IconTool, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type AbilityRule, needs } from '#features/auth/contract.ts';
import { TwoStepPolicy } from '#features/auth/web/security/TwoStepPolicy.tsx';
import { useUser } from '#features/auth/web/session.ts';
import { useMay } from '#kit/web/ability.ts';
import { type TextKey, useTexts } from '#kit/web/locale/i18n.ts';
import { Page } from '#kit/web/page/Page.tsx';
import surface from '#kit/web/page/surface.module.css';
import { displayName } from '#kit/web/text/displayName.ts';
import { Keys } from '../../pages/drawings.tsx';
import classes from './AccessControl.module.css';
import { ScreenList } from './ScreenList.tsx';

export function AccessControl() {
  const t = useTexts('accessControl');
  const security = useTexts('security');
  const user = useUser();
  const administers = useMay(needs.administers);
  if (!user) return null;
  return (
    <Page title={t('title')}>
      <div className={classes.head}>
        <p>{t('lead', { name: displayName(user) })}</p>
        <Keys />
      </div>
      <div className={classes.board}>
        <div className={classes.cards}>
          <Card icon={<IconUsers />} title={t('everybody')}>
            <ul>
              <li>
                <To to="/apps/invoice">{t('readNotices')}</To>
              </li>
              <li>{t('exportNotices')}</li>
              <li>{t('keepViews')}</li>
            </ul>
          </Card>
          {administers && (
            <Card icon={<IconTool />} title={t('administers')}>
              <ul>
                <li>
                  <To to="/importar">{t('import')}</To>
                </li>
                <li>{t('remove')}</li>
                <li>{t('accounts')}</li>
                <li>{t('records')}</li>
              </ul>
            </Card>
          )}
          <Card icon={<IconListCheck />} title={t('rules')}>
            <Rules rules={user.ability} />
            <Text size="sm" c="dimmed" mt="md">
              {t('note')}
            </Text>
          </Card>
          <Card wide icon={<IconLayoutList />} title={t('screens')}>
            <ScreenList />
          </Card>
          {administers && (
            <Card wide icon={<IconShieldLock />} title={security('twoStep.title')}>
              <TwoStepPolicy />
            </Card>
          )}
        </div>
      </div>
    </Page>
  );
}

type CardProps = { icon: ReactNode; title: string; children: ReactNode; wide?: boolean };

function Card({ icon, title, children, wide = false }: CardProps) {
  return (
    <section className={`${surface.surface} ${classes.card}`} data-wide={wide || undefined}>
      <Group gap="sm" mb="md">
        <ThemeIcon variant="light" size={40} radius="50%" aria-hidden>
          {icon}
        </ThemeIcon>
        <Title order={2} size="h3">
          {title}
        </Title>
      </Group>
      {children}
    </section>
  );
}

function To({ to, children }: { to: '/apps/invoice' | '/importar'; children: string }) {
  return <Link to={to}>{children}</Link>;
}

const actions: Partial<Record<string, TextKey<'accessControl'>>> = { read: 'action.read', manage: 'action.manage' };
const subjects: Partial<Record<string, TextKey<'accessControl'>>> = {
  ACL: 'subject.acl',
  Auth: 'subject.auth',
  standard: 'subject.standard',
  dnsUpload: 'subject.dnsUpload',
  Analytics: 'subject.analytics',
  all: 'subject.all',
};

/** Each rule in words; a rule without words is shown as it is. */
function Rules({ rules }: { rules: readonly AbilityRule[] }) {
  const t = useTexts('accessControl');
  return (
    <ul>
      {rules.map(({ action, subject }) => {
        const [doing, what] = [actions[action], subjects[subject]];
        return (
          <li key={`${action} ${subject}`} className={classes.rule}>
            {doing && what ? `${t(doing)} ${t(what)}` : <Code>{`${action} ${subject}`}</Code>}
          </li>
        );
      })}
    </ul>
  );
}
