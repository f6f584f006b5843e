import { UnstyledButton } from '@mantine/core';
import type { Ref } from 'react';
import { isMac } from '../device/shortcuts.ts';
import { useTexts } from '../locale/i18n.ts';
import classes from './RichText.module.css';
import { type ToolName, tools } from './tools.ts';

export type ToolButtonProps = {
  name: ToolName;
  isOn: boolean | undefined;
  disabled: boolean;
  /** The toolbar's tab stop. */
  isStop: boolean;
  onFocus: () => void;
};

export function ToolButton({
  name,
  isOn,
  isStop,
  ref,
  className = '',
  ...button
}: ToolButtonProps & { onClick: () => void; className?: string; ref?: Ref<HTMLButtonElement> }) {
  const t = useTexts('richText');
  const { Icon, keys } = tools[name];
  const label = t(`tool.${name}`);
  return (
    <UnstyledButton
      ref={ref}
      // A popover also sets a class.
      className={`${classes.tool} ${className}`}
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      aria-pressed={isOn}
      aria-keyshortcuts={keys?.replace('Mod', isMac ? 'Meta' : 'Control')}
      data-hint={keys ? `${label} (${keys.replace('Mod', isMac ? '⌘' : 'Ctrl')})` : label}
      // The text keeps its selection.
      onMouseDown={(press) => press.preventDefault()}
      {...button}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
    </UnstyledButton>
  );
}
