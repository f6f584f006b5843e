import { ActionIcon } from '@mantine/core';
import { IconColumns3, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTexts } from '../../locale/i18n.ts';
import { Opener } from '../../popup/Opener.tsx';
import type { ViewChoices } from './ViewPanel.tsx';

const fetchPanel = () => import('./ViewPanel.tsx');
const ViewPanel = lazy(async () => ({ default: (await fetchPanel()).ViewPanel }));

/** The view settings of the table; on a phone also the order. */
export function ViewMenu(props: ViewChoices) {
  const t = useTexts('kit');
  const Order = props.list.query.order === 'asc' ? IconSortAscending : IconSortDescending;
  return (
    <Opener opens="dialog" fetch={fetchPanel} panel={(anchor) => <ViewPanel anchor={anchor} {...props} />}>
      <ActionIcon variant="default" size={36} aria-label={props.isPhone ? t('table.orderAndView') : t('table.view')}>
        {props.isPhone ? <Order size={18} /> : <IconColumns3 size={18} />}
      </ActionIcon>
    </Opener>
  );
}
