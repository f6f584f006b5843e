import { SimpleGrid } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCircleCheck, IconCircleOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import card from '#kit/web/page/surface.module.css';
import { type IndexedPage, searchPages } from '../galleryIndex.ts';
import type { GalleryPage } from '../page.ts';
import { sampleOf } from '../page.ts';
import classes from './GalleryPage.module.css';
import { KeyTable } from './KeyTable.tsx';
import { PropTable } from './PropTable.tsx';
import { SampleCard } from './SampleCard.tsx';

/** When to use it and when not, the samples, keys and properties, and the pages before and after. */
export function GalleryPageContent({ page, content }: { page: IndexedPage; content: GalleryPage }) {
  const t = useTexts('gallery');
  const language = useLanguage();
  const { guide, samples } = content;
  useScrollToHash();
  return (
    <div className={classes.content}>
      <SimpleGrid minColWidth="280px" autoFlow="auto-fit" spacing="md">
        <Advice icon={<IconCircleCheck size={20} aria-hidden />} title={t('use')} text={guide.use[language]} tone="success" />
        <Advice icon={<IconCircleOff size={20} aria-hidden />} title={t('avoid')} text={guide.avoid[language]} tone="danger" />
      </SimpleGrid>
      {Object.entries(samples).map(([name, sample]) => (
        <SampleCard key={name} name={name} page={page} sample={sample} Example={sampleOf(content, name)} />
      ))}
      {guide.keys.length > 0 && <KeyTable rows={guide.keys} />}
      <PropTable from={guide.from} rows={guide.props} />
      <Neighbours page={page} />
    </div>
  );
}

function Advice({ icon, title, text, tone }: { icon: ReactNode; title: string; text: string; tone: 'success' | 'danger' }) {
  return (
    <section className={`${card.surface} ${classes.advice}`} data-tone={tone}>
      {icon}
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}

/** The pages before and after this one, in the order of the menu. */
function Neighbours({ page }: { page: IndexedPage }) {
  const t = useTexts('gallery');
  const language = useLanguage();
  const all = searchPages('', language).flatMap(([, some]) => some);
  const place = all.findIndex(({ id }) => id === page.id);
  const [previous, next] = [all[place - 1], all[place + 1]];
  return (
    <nav aria-label={t('neighbours')} className={classes.neighbours}>
      {previous && (
        <Link to="/gallery/{-$page}" params={{ page: previous.id }}>
          <IconArrowLeft size={18} aria-hidden />
          {previous.title[language]}
        </Link>
      )}
      {next && (
        <Link to="/gallery/{-$page}" params={{ page: next.id }} data-next>
          {next.title[language]}
          <IconArrowRight size={18} aria-hidden />
        </Link>
      )}
    </nav>
  );
}

/** The page's code comes after the router has looked for the place that the address names. */
function useScrollToHash(): void {
  useEffect(() => {
    const place = location.hash && document.getElementById(location.hash.slice(1));
    if (place) place.scrollIntoView();
  }, []);
}
