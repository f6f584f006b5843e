import { Button } from '@mantine/core';
import { IconCode, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useId, useState } from 'react';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { ErrorBoundary } from '#kit/web/page/ErrorBoundary.tsx';
import card from '#kit/web/page/surface.module.css';
import { copyText } from '#kit/web/text/copyText.ts';
import { fetchSource, type IndexedPage } from '../galleryIndex.ts';
import type { Samples } from '../page.ts';
import classes from './GalleryPage.module.css';
import { sourceOf } from './sourceOf.ts';

type SampleCardProps = { name: string; page: IndexedPage; sample: Samples[string]; Example: ComponentType };

/** One live example with its code, which is fetched when it is opened. */
export function SampleCard({ name, page, sample, Example }: SampleCardProps) {
  const t = useTexts('gallery');
  const language = useLanguage();
  const titleId = useId();
  const codeId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const source = useQuery({
    queryKey: ['gallery', 'source', page.id],
    queryFn: () => fetchSource(page),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isOpen,
    select: (text) => sourceOf(text, name),
  });
  const title = sample.title[language];
  return (
    <section id={name} className={`${card.surface} ${classes.sample}`} aria-labelledby={titleId} data-picture={sample.picture}>
      <header className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconCode size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={codeId}
          aria-label={t('codeOf', { title })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('code')}
        </Button>
        <p>{sample.says[language]}</p>
      </header>
      <div className={classes.example} data-example>
        <ErrorBoundary>
          <Suspense>
            <Example />
          </Suspense>
        </ErrorBoundary>
      </div>
      <div id={codeId} className={classes.code} hidden={!isOpen}>
        {isOpen && source.data !== undefined && (
          <>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconCopy size={16} aria-hidden />}
              onClick={() => copyText(source.data, t('copied'))}
            >
              {t('copy')}
            </Button>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
            {/* biome-ignore lint/a11y/useSemanticElements: it groups no fields */}
            <pre dir="ltr" tabIndex={0} role="group" aria-label={t('codeOf', { title })}>
              <code>{source.data}</code>
            </pre>
          </>
        )}
      </div>
    </section>
  );
}
