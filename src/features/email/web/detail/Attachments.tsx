import { ActionIcon, Stack, UnstyledButton } from '@mantine/core';
import { IconDownload, IconFile, IconFileSpreadsheet, IconFileText, IconFileZip, IconPhoto, type TablerIcon } from '@tabler/icons-react';
import { fileSize } from '#kit/fileSize.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import textStyles from '#kit/web/text/text.module.css';
import { useFileViewer } from '#kit/web/viewer/useFileViewer.tsx';
import type { KeptAttachment } from '../../entities.ts';
import classes from './Attachments.module.css';

/** The attachments of a message: a click opens files that the browser can show, and downloads the others. */
export function Attachments({ attachments }: { attachments: readonly KeptAttachment[] }) {
  const t = useTexts('email');
  const locale = localeOf(useLanguage());
  const viewer = useFileViewer(attachments);
  return (
    <section className={classes.attachments}>
      <h3 className={textStyles.minor}>{t('detail.attachments', { count: attachments.length })}</h3>
      <ul>
        {attachments.map((attachment) => {
          const { id, fileName, url, bytes, shown } = attachment;
          const size = fileSize(bytes, locale);
          const save = { href: atPrefix(url), download: fileName, 'aria-label': t('detail.download', { name: fileName, size }) };
          return (
            <li key={id} className={classes.card}>
              {shown ? (
                <>
                  <UnstyledButton className={classes.main} aria-label={t('detail.open', { name: fileName, size })} {...viewer.opens(id)}>
                    <Face attachment={attachment} size={size} />
                  </UnstyledButton>
                  <ActionIcon component="a" className={classes.save} size={36} color="gray" {...save}>
                    <IconDownload size={18} aria-hidden />
                  </ActionIcon>
                </>
              ) : (
                <a className={classes.main} {...save}>
                  <Face attachment={attachment} size={size} />
                  <IconDownload className={classes.save} size={18} aria-hidden />
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {viewer.window}
    </section>
  );
}

function Face({ attachment: { fileName, thumbnail }, size }: { attachment: KeptAttachment; size: string }) {
  const Icon = iconOf(fileName);
  return (
    <>
      <span className={classes.picture}>
        {thumbnail ? <img src={atPrefix(thumbnail)} alt="" loading="lazy" /> : <Icon size={28} aria-hidden />}
      </span>
      <Stack component="span" gap={0} flex={1} miw={0} fz="sm">
        {/* Screen readers read it as one name because of the space. */}
        <bdi className={textStyles.oneLine}>{fileName}</bdi> <span className={textStyles.minor}>{size}</span>
      </Stack>
    </>
  );
}

const icons: readonly [RegExp, TablerIcon][] = [
  [/\.(xlsx?|ods|csv)$/i, IconFileSpreadsheet],
  [/\.(pdf|docx?|odt|txt|rtf)$/i, IconFileText],
  [/\.(zip|gz|7z|rar)$/i, IconFileZip],
  [/\.(png|jpe?g|gif|webp|avif|svg)$/i, IconPhoto],
];

function iconOf(fileName: string): TablerIcon {
  return icons.find(([pattern]) => pattern.test(fileName))?.[1] ?? IconFile;
}
