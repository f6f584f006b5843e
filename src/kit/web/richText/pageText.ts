import type { Extensions } from '@tiptap/core';
import type { Editor } from '@tiptap/react';
import type { ComponentType } from 'react';
import type { ToolButtonProps } from './ToolButton.tsx';

/** What a text of one of our own pages may hold besides, and the tool for it. */
export type PageText = { extensions: Extensions; TableTool: ComponentType<{ editor: Editor; button: ToolButtonProps }> };
