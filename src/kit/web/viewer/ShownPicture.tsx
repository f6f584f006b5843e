import { Button } from '@mantine/core';
import { IconPhotoOff, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../locale/i18n.ts';
import { EmptyState } from '../page/EmptyState.tsx';
import { atPrefix } from '../pathPrefix.ts';
import { FileLoading } from './FileLoading.tsx';
import classes from './FileViewer.module.css';

/** A picture as an image element, isolated from the page. */
export function ShownPicture({ url, name }: { url: string; name: string }) {
  const t = useTexts('viewer');
  const tKit = useTexts('kit');
  const [state, setState] = useState<'arriving' | 'there' | 'failed'>('arriving');
  if (state === 'failed')
    return (
      <div role="alert">
        <EmptyState icon={<IconPhotoOff />} title={t('pictureFailed')} hint={t('pictureFailedHint')}>
          <Button variant="light" leftSection={<IconRefresh size={18} />} onClick={() => setState('arriving')}>
            {tKit('action.retry')}
          </Button>
        </EmptyState>
      </div>
    );
  return (
    <>
      {state === 'arriving' && <FileLoading />}
      <img className={classes.picture} src={atPrefix(url)} alt={name} onLoad={() => setState('there')} onError={() => setState('failed')} />
    </>
  );
}
