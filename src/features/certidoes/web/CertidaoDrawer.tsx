import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { RowDrawer } from '#kit/web/page/RowDrawer.tsx';
import { renewsAddresses } from '#kit/web/viewer/renewsAddresses.ts';
import { CertidaoFacts } from './CertidaoFacts.tsx';
import { calls } from './calls.ts';

/** All about a document, over the list. */
export function CertidaoDrawer({ id, close }: { id: number | undefined; close: () => void }) {
  const t = useTexts('certidoes');
  return (
    <RowDrawer id={id} title={t('entry.title')} width={600} close={close}>
      {(shown) => <Content key={shown} id={shown} close={close} />}
    </RowDrawer>
  );
}

function Content({ id, close }: { id: number; close: () => void }) {
  const query = useQuery({ ...calls.show.query({ params: { id } }), retry: false, ...renewsAddresses });
  return (
    <Loaded query={query} skeleton={<Skeleton height={360} />}>
      {(certidao) => <CertidaoFacts certidao={certidao} close={close} />}
    </Loaded>
  );
}
