import { Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import card from '#kit/web/page/surface.module.css';
import type { PropRow } from '../page.ts';
import classes from './GalleryPage.module.css';

/** Where a component comes from, and the properties that matter most. */
export function PropTable({ from, rows }: { from: string; rows: readonly PropRow[] }) {
  const t = useTexts('gallery');
  const language = useLanguage();
  if (rows.length === 0)
    return (
      <p id="properties-title" className={classes.from}>
        {t('from')} <code dir="ltr">{from}</code>
      </p>
    );
  return (
    <section className={`${card.surface} ${classes.sample}`} aria-labelledby="properties-title">
      <h2 id="properties-title">{t('properties')}</h2>
      <p className={classes.from}>
        {t('from')} <code dir="ltr">{from}</code>
      </p>
      <Table aria-labelledby="properties-title" layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="40%">{t('property')}</Table.Th>
            <Table.Th>{t('says')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ name, type, says }) => (
            <Table.Tr key={name}>
              <Table.Td className={classes.property}>
                <code dir="ltr">{name}</code>
                <code dir="ltr">{type}</code>
              </Table.Td>
              <Table.Td>{says[language]}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
