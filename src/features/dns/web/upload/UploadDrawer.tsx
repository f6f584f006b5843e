import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { RowDrawer } from '#kit/web/page/RowDrawer.tsx';
import { calls } from '../calls.ts';
import { UploadBody } from './UploadBody.tsx';

type UploadDrawerProps = { id: number | undefined; close: () => void; closed: (id: number) => void };

/** An upload with its rows and actions, over the screen. */
export function UploadDrawer({ id, close, closed }: UploadDrawerProps) {
  const t = useTexts('upload');
  return (
    <RowDrawer id={id} title={t('title')} width={1040} close={close} closed={closed}>
      {(shown) => <Content key={shown} id={shown} isOpen={id !== undefined} close={close} />}
    </RowDrawer>
  );
}

function Content({ id, isOpen, close }: { id: number; isOpen: boolean; close: () => void }) {
  // A discarded upload is not fetched again while the drawer closes.
  const query = useQuery({ ...calls.showUpload.query({ params: { id } }), enabled: isOpen, retry: false });
  return (
    <Loaded query={query} skeleton={<Skeleton height={560} />}>
      {(upload) => <UploadBody upload={upload} isOpen={isOpen} close={close} />}
    </Loaded>
  );
}
