import type { Extensions } from '@tiptap/core';
import type { Editor } from '@tiptap/react';
import type { ComponentType } from 'react';
import type { ToolButtonProps } from './ToolButton.tsx';

/** Further extensions for texts of our own pages, and their tool. */
export type PageText = { extensions: Extensions; TableTool: ComponentType<{ editor: Editor; button: ToolButtonProps }> };
