import { Switch } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { type Preview, useLayoutPreview } from './layoutPreview.ts';

/** Shows the frame in another layout until it is switched off or the page is left. `preview` must stay the same object. */
export function LayoutSwitch({ preview }: { preview: Preview }) {
  const t = useTexts('gallery');
  const show = useLayoutPreview();
  const [isOn, setIsOn] = useState(true);
  useEffect(() => (isOn ? show(preview) : undefined), [isOn, show, preview]);
  return (
    <Switch
      label={t('layout.show')}
      description={t('layout.hint')}
      checked={isOn}
      onChange={(event) => setIsOn(event.currentTarget.checked)}
    />
  );
}
