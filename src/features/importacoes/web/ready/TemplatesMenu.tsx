import { Button, Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconFileTypeCsv, IconFileTypeXls } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { calls } from '../calls.ts';
import { kindsQuery, templatesOf } from '../useKinds.ts';

/** Downloads of templates as CSV and XLSX. It is outside `ImportScreen`, which shows why the kinds cannot be loaded. */
export function TemplatesMenu() {
  const t = useTexts('importacoes');
  const { data: kinds } = useQuery(kindsQuery);
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" leftSection={<IconFileSpreadsheet size={18} aria-hidden />} disabled={!kinds}>
          {t('templates.button')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {templatesOf(kinds?.tipos ?? []).map(({ tipo, titulo }) => {
          const input = { params: { tipo } };
          const file = t('templates.file', { tipo });
          return (
            <Fragment key={tipo}>
              <Menu.Label>{titulo}</Menu.Label>
              <Menu.Item
                leftSection={<IconFileTypeXls size={16} aria-hidden />}
                onClick={() => calls.templateXlsx.download(`${file}.xlsx`, input).catch(toast.failure)}
              >
                {t('templates.xlsx')}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconFileTypeCsv size={16} aria-hidden />}
                onClick={() => calls.templateCsv.download(`${file}.csv`, input).catch(toast.failure)}
              >
                {t('templates.csv')}
              </Menu.Item>
            </Fragment>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
