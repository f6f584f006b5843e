import { Stack, Text } from '@mantine/core';
// The gallery of the product's components, for developers: what exists, and when to use it.
import { Link, Navigate, useParams } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Page } from '#kit/web/page/Page.tsx';
import classes from './Gallery.module.css';
import { BadgesSection } from './sections/BadgesSection.tsx';
import { ButtonsSection } from './sections/ButtonsSection.tsx';
import { ColorsSection } from './sections/ColorsSection.tsx';
import { FeedbackSection } from './sections/FeedbackSection.tsx';
import { FieldsSection } from './sections/FieldsSection.tsx';
import { ShortcutsSection } from './sections/ShortcutsSection.tsx';
import { StatesSection } from './sections/StatesSection.tsx';
import { TypographySection } from './sections/TypographySection.tsx';
import { type Section, sectionOf, sections } from './sections.ts';

const contents: Record<Section, ComponentType> = {
  colors: ColorsSection,
  typography: TypographySection,
  // Contains all icons of the product.
  icons: lazy(async () => ({ default: (await import('./sections/IconsSection.tsx')).IconsSection })),
  buttons: ButtonsSection,
  fields: FieldsSection,
  badges: BadgesSection,
  feedback: FeedbackSection,
  table: lazy(async () => ({ default: (await import('./sections/TableSection.tsx')).TableSection })),
  charts: lazy(async () => ({ default: (await import('./sections/ChartsSection.tsx')).ChartsSection })),
  map: lazy(async () => ({ default: (await import('./sections/MapSection.tsx')).MapSection })),
  states: StatesSection,
  shortcuts: ShortcutsSection,
};

export function Gallery() {
  const t = useTexts('gallery');
  const { section: name } = useParams({ from: '/shell/gallery/{-$section}' });
  const section = sectionOf(name);
  if (!section) return <Navigate to="/gallery/{-$section}" params={{ section: undefined }} replace />;
  const Content = contents[section];
  return (
    <Page
      title={t(`section.${section}`)}
      trail={[
        <Link key="gallery" to="/gallery/{-$section}" params={{ section: undefined }}>
          {t('title')}
        </Link>,
      ]}
    >
      <div className={classes.gallery}>
        <nav aria-label={t('sections')}>
          <ul className={classes.sections}>
            {sections.map((known) => (
              <li key={known}>
                <Link to="/gallery/{-$section}" params={{ section: known }} aria-current={known === section ? 'page' : undefined}>
                  {t(`section.${known}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Stack>
          <Text maw="72ch" c="dimmed">
            {t(`lead.${section}`)}
          </Text>
          <Suspense>
            <Content key={section} />
          </Suspense>
        </Stack>
      </div>
    </Page>
  );
}
