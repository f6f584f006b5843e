import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Page } from '#kit/web/page/Page.tsx';
import surface from '#kit/web/page/surface.module.css';
import classes from './Manual.module.css';
import { ManualForm } from './ManualForm.tsx';

/** Enters a notice by hand. */
export function ManualAdd() {
  const t = useTexts('manual');
  const tNotices = useTexts('licitacoes');
  return (
    <Page
      title={t('add')}
      trail={[
        <Link key="list" to="/apps/invoice/list">
          {tNotices('title')}
        </Link>,
      ]}
    >
      <div className={`${surface.surface} ${classes.card}`}>
        <Text mb="lg" maw="70ch">
          {t('addHint')}
        </Text>
        <ManualForm />
      </div>
    </Page>
  );
}
