// The editor's tools: icon, active and disabled state, and action.
import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconTable,
  IconUnderline,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import type { texts } from './texts/pt.ts';

export type ToolName = keyof typeof texts.tool;

export type Tool = {
  Icon: TablerIcon;
  /** In the notation of the keyboard shortcuts. */
  keys?: string;
  /** Whether it is active at the cursor. */
  isOn?: (editor: Editor) => boolean;
  isIdle?: (editor: Editor) => boolean;
  /** Absent for tools with a popup. */
  use?: (editor: Editor) => void;
};

export const tools: Record<ToolName, Tool> = {
  bold: mark('bold', IconBold, 'Mod+B', (editor) => editor.chain().focus().toggleBold().run()),
  italic: mark('italic', IconItalic, 'Mod+I', (editor) => editor.chain().focus().toggleItalic().run()),
  underline: mark('underline', IconUnderline, 'Mod+U', (editor) => editor.chain().focus().toggleUnderline().run()),
  strike: mark('strike', IconStrikethrough, 'Mod+Shift+S', (editor) => editor.chain().focus().toggleStrike().run()),
  heading: heading(2, IconH2),
  subheading: heading(3, IconH3),
  bulletList: mark('bulletList', IconList, 'Mod+Shift+8', (editor) => editor.chain().focus().toggleBulletList().run()),
  orderedList: mark('orderedList', IconListNumbers, 'Mod+Shift+7', (editor) => editor.chain().focus().toggleOrderedList().run()),
  quote: mark('blockquote', IconBlockquote, 'Mod+Shift+B', (editor) => editor.chain().focus().toggleBlockquote().run()),
  link: { Icon: IconLink, isOn: (editor) => editor.isActive('link') },
  table: { Icon: IconTable, isOn: (editor) => editor.isActive('table') },
  alignLeft: alignment('left', IconAlignLeft),
  alignCenter: alignment('center', IconAlignCenter),
  alignRight: alignment('right', IconAlignRight),
  clear: { Icon: IconClearFormatting, use: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().unsetTextAlign().run() },
  undo: {
    Icon: IconArrowBackUp,
    keys: 'Mod+Z',
    isIdle: (editor) => !editor.can().undo(),
    use: (editor) => editor.chain().focus().undo().run(),
  },
  redo: {
    Icon: IconArrowForwardUp,
    keys: 'Mod+Shift+Z',
    isIdle: (editor) => !editor.can().redo(),
    use: (editor) => editor.chain().focus().redo().run(),
  },
};

const marks: readonly ToolName[] = ['bold', 'italic', 'underline', 'strike'];
const blocks: readonly ToolName[] = ['bulletList', 'orderedList', 'quote'];
const history: readonly ToolName[] = ['undo', 'redo'];

/** Grouped tools. The table is for texts of our own pages. */
export const toolGroups: Record<'full' | 'small', readonly (readonly ToolName[])[]> = {
  full: [marks, ['heading', 'subheading'], blocks, ['alignLeft', 'alignCenter', 'alignRight'], ['link', 'table', 'clear'], history],
  small: [marks, blocks, ['link', 'table', 'clear'], history],
};

function mark(name: string, Icon: TablerIcon, keys: string, use: Tool['use']): Tool {
  return { Icon, keys, isOn: (editor) => editor.isActive(name), use };
}

function heading(level: 2 | 3, Icon: TablerIcon): Tool {
  return {
    Icon,
    keys: `Mod+Alt+${level}`,
    isOn: (editor) => editor.isActive('heading', { level }),
    use: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  };
}

function alignment(side: string, Icon: TablerIcon): Tool {
  return {
    Icon,
    isOn: (editor) => editor.isActive({ textAlign: side }),
    use: (editor) => editor.chain().focus().toggleTextAlign(side).run(),
  };
}
