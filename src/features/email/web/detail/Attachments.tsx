import { IconDownload, IconFile, IconFileSpreadsheet, IconFileText, IconFileZip, IconPhoto, type TablerIcon } from '@tabler/icons-react';
import { useTexts } from '#kit/web/i18n.ts';
import type { KeptAttachment } from '../../entities.ts';
import classes from './Attachments.module.css';

/** What came with a message; a click saves it. */
export function Attachments({ attachments }: { attachments: readonly KeptAttachment[] }) {
  const t = useTexts('email');
  return (
    <section className={classes.attachments}>
      <h3 className={classes.heading}>{t('detail.attachments', { count: attachments.length })}</h3>
      <ul>
        {attachments.map(({ id, fileName, thumbnail, url, size }) => {
          const Icon = iconOf(fileName);
          return (
            <li key={id}>
              <a className={classes.card} href={url} download={fileName} aria-label={t('detail.download', { name: fileName, size })}>
                <span className={classes.picture}>
                  {thumbnail ? <img src={thumbnail} alt="" loading="lazy" /> : <Icon size={28} aria-hidden />}
                </span>
                <span className={classes.words}>
                  <bdi className={classes.name}>{fileName}</bdi>
                  <span className={classes.size}>{size}</span>
                </span>
                <IconDownload className={classes.save} size={18} aria-hidden />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
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
