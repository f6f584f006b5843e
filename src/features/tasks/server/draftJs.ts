// The editor of the specification's clients sends its state (Draft.js) instead of HTML. The text is stored, one paragraph per block.
import { escapeHtml } from '#kit/server/html/escapeHtml.ts';

type Fields = Record<string, unknown>;

/** @param sent such a state, or its JSON. @returns undefined for anything else */
export function draftJsToHtml(sent: unknown): string | undefined {
  const state = typeof sent === 'string' ? parseState(sent) : sent;
  const blocks = blocksOf(state);
  return blocks?.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
}

function parseState(text: string): unknown {
  if (!/^\s*\{.*"(blocks|blockMap)"/s.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The texts of the blocks: a list in exported content, a map in the editor's own state, which is nested in two other objects. */
function blocksOf(state: unknown, within = 2): string[] | undefined {
  const { _immutable, currentContent, blocks, blockMap } = fieldsOf(state);
  const found = Array.isArray(blocks) ? blocks : typeof blockMap === 'object' && blockMap ? Object.values(blockMap) : undefined;
  if (found) return found.map((block) => fieldsOf(block).text).filter((text) => typeof text === 'string');
  const inner = currentContent ?? _immutable;
  return inner === undefined || within === 0 ? undefined : blocksOf(inner, within - 1);
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
