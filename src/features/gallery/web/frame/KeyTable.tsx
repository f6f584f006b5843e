import { Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import card from '#kit/web/page/surface.module.css';
import { Keys } from '#kit/web/text/Keys.tsx';
import type { KeyRow } from '../page.ts';
import classes from './GalleryPage.module.css';

/** What the keyboard does; the test reads from the rows how to try it. */
export function KeyTable({ rows }: { rows: readonly KeyRow[] }) {
  const t = useTexts('gallery');
  const language = useLanguage();
  return (
    <section className={`${card.surface} ${classes.sample}`} aria-labelledby="keyboard-title">
      <h2 id="keyboard-title">{t('keyboard')}</h2>
      <Table aria-labelledby="keyboard-title" mt="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={144}>{t('key')}</Table.Th>
            <Table.Th>{t('does')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ press, does, on, finds }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change, and two may say the same
            <Table.Tr key={place} data-press={press} data-on={on} data-finds={finds}>
              <Table.Td>
                <Keys keys={press === 'Space' ? ' ' : press} />
              </Table.Td>
              <Table.Td>{does[language]}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
