import { Box } from '@mantine/core';
import { useId, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import surface from '#kit/web/page/surface.module.css';
import { FoldButton } from '#kit/web/sending/FoldButton.tsx';
import sending from '#kit/web/sending/Sending.module.css';
import classes from './Upload.module.css';

/** Help on the accepted file formats. */
export function FileFormats() {
  const t = useTexts('upload');
  const region = useId();
  const [isShown, show] = useState(false);
  return (
    <div>
      <FoldButton region={region} isShown={isShown} toggle={() => show(!isShown)}>
        {t('forms.title')}
      </FoldButton>
      <Box id={region} hidden={!isShown} mt="xs">
        <dl className={`${surface.surface} ${sending.card} ${classes.forms}`}>
          {(['columns', 'dates', 'names', 'lines', 'repeated'] as const).map((name) => (
            <div key={name}>
              <dt>{t(`formName.${name}`)}</dt>
              <dd>{t(`form.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </Box>
    </div>
  );
}
