import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fileSize } from '#kit/fileSize.ts';
import { useLanguage, useTexts } from '../locale/i18n.ts';
import { localeOf } from '../locale/localeOf.ts';
import { Loaded } from '../page/Loaded.tsx';
import { FileLoading } from './FileLoading.tsx';
import classes from './FileViewer.module.css';
import { fetchText, shownBytes } from './fetchFile.ts';

/** A text file as plain text, truncated if long. */
export function ShownText({ url, name }: { url: string; name: string }) {
  const t = useTexts('viewer');
  const locale = localeOf(useLanguage());
  const query = useQuery({ queryKey: ['shownText', url], queryFn: ({ signal }) => fetchText(url, signal), gcTime: 0 });
  return (
    <Loaded query={query} skeleton={<FileLoading />}>
      {({ text, isCut }) => (
        <>
          {isCut && (
            <Text size="sm" c="dimmed" mb="xs">
              {t('cut', { size: fileSize(shownBytes, locale) })}
            </Text>
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too */}
          <section className={classes.scroll} aria-label={name} tabIndex={0}>
            <pre className={classes.text} dir="auto">
              {text}
            </pre>
          </section>
        </>
      )}
    </Loaded>
  );
}
