import { Menu } from '@mantine/core';
import {
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTablePlus,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import type {} from '@tiptap/extension-table/table';
import type { ChainedCommands, Editor } from '@tiptap/react';
import { Fragment, useState } from 'react';
import { useTexts } from '../locale/i18n.ts';
import classes from './RichText.module.css';
import { ToolButton, type ToolButtonProps } from './ToolButton.tsx';
import type { texts } from './texts/pt.ts';

type Change = {
  name: keyof typeof texts.table;
  Icon: TablerIcon;
  make: (chain: ChainedCommands) => ChainedCommands;
};

/** Grouped actions. */
const changes: readonly (readonly Change[])[] = [
  [
    { name: 'rowAbove', Icon: IconRowInsertTop, make: (chain) => chain.addRowBefore() },
    { name: 'rowBelow', Icon: IconRowInsertBottom, make: (chain) => chain.addRowAfter() },
    { name: 'columnBefore', Icon: IconColumnInsertLeft, make: (chain) => chain.addColumnBefore() },
    { name: 'columnAfter', Icon: IconColumnInsertRight, make: (chain) => chain.addColumnAfter() },
  ],
  [
    { name: 'removeRow', Icon: IconRowRemove, make: (chain) => chain.deleteRow() },
    { name: 'removeColumn', Icon: IconColumnRemove, make: (chain) => chain.deleteColumn() },
    { name: 'remove', Icon: IconTrash, make: (chain) => chain.deleteTable() },
  ],
];

const insertion: readonly (readonly Change[])[] = [
  [{ name: 'insert', Icon: IconTablePlus, make: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }) }],
];

/** Inserts a table at the cursor, or edits the table that it is in. */
export function TableTool({ editor, button }: { editor: Editor; button: ToolButtonProps }) {
  const t = useTexts('richText');
  const [opened, set] = useState(false);
  /** Returns the focus to the text on close; the menu's own focus handling would race with it. */
  const follow = (next: boolean) => {
    set(next);
    if (!next) editor.commands.focus();
  };
  return (
    <Menu opened={opened} onChange={follow} returnFocus={false} position="bottom-start" shadow="md" zIndex={1000}>
      <Menu.Target>
        <ToolButton {...button} onClick={() => follow(!opened)} />
      </Menu.Target>
      {/* Keys must not reach the toolbar or a surrounding dialog. */}
      <Menu.Dropdown aria-label={t('tool.table')} onKeyDown={(press) => press.stopPropagation()}>
        {(button.isOn ? changes : insertion).map((group, place) => (
          <Fragment key={group[0]?.name}>
            {place > 0 && <Menu.Divider />}
            {group.map(({ name, Icon, make }) => (
              <Menu.Item
                key={name}
                className={classes.change}
                leftSection={<Icon size={18} aria-hidden />}
                disabled={opened && !make(editor.can().chain()).run()}
                onClick={() => make(editor.chain().focus()).run()}
              >
                {t(`table.${name}`)}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
