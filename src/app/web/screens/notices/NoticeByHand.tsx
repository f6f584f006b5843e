import { Button } from '@mantine/core';
import { IconFileText, IconList, IconUpload } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Workshop } from '../../pages/drawings.tsx';
import { IllustratedPage, PageLinks } from '../../pages/IllustratedPage.tsx';

/** Says that this notice is not edited by hand, or not by this user, and where to go instead. */
export function NoticeByHand() {
  const t = useTexts('noticeByHand');
  const { id } = useParams({ strict: false });
  const mayImport = useMay(needs.administers);
  return (
    <IllustratedPage
      drawing={<Workshop />}
      title={t('edit')}
      hint={
        <>
          <p>{t('editHint')}</p>
          {!mayImport && <p>{t('askAdmin')}</p>}
        </>
      }
    >
      <PageLinks>
        <Button
          variant="default"
          leftSection={<IconList size={18} aria-hidden />}
          renderRoot={(props) => <Link to="/apps/invoice" {...props} />}
        >
          {t('list')}
        </Button>
        {id && (
          <Button
            variant={mayImport ? 'default' : 'filled'}
            leftSection={<IconFileText size={18} aria-hidden />}
            renderRoot={(props) => <Link to="/apps/invoice/preview/$id" params={{ id }} {...props} />}
          >
            {t('notice')}
          </Button>
        )}
        {mayImport && (
          <Button leftSection={<IconUpload size={18} aria-hidden />} renderRoot={(props) => <Link to="/importar" {...props} />}>
            {t('import')}
          </Button>
        )}
      </PageLinks>
    </IllustratedPage>
  );
}
