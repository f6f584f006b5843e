// What is too faint to see or read, measured by our own program: a run of axe's colour rules takes ten times as long.
import type { Page } from './fixtures.ts';

/**
 * Controls whose border (for a switch: its track) has a contrast below 3:1 to the background, and text below 4.5:1 (large text: 3:1).
 * Text over an image or a gradient is not measured, nor what is disabled.
 */
export function findFaint(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((part) => {
    type Color = readonly number[];
    const disabled = ':disabled, [data-disabled], [aria-disabled=true], [inert]';
    const controls =
      'input:not([type=hidden], [type=range], [role=switch]), select, textarea, .mantine-Input-input, ' +
      'button[data-variant=default], a[data-variant=default], .mantine-Switch-track';

    const fields = 'select, textarea, input:not([type=checkbox], [type=radio], [type=range], [type=hidden], [type=file])';

    const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    const known = new Map<string, Color>();
    /** Red, green, blue and opacity of a CSS colour, each up to 255. */
    const read = (color: string): Color => known.get(color) ?? measure(color);
    const measure = (color: string) => {
      paper.clearRect(0, 0, 1, 1);
      paper.fillStyle = color;
      paper.fillRect(0, 0, 1, 1);
      const parts = [...paper.getImageData(0, 0, 1, 1).data];
      known.set(color, parts);
      return parts;
    };
    const over = ([r = 0, g = 0, b = 0, a = 0]: Color, back: Color): Color =>
      [r, g, b].map((value, index) => (value * a + (back[index] ?? 0) * (255 - a)) / 255);
    const light = (color: Color) => {
      const [r = 0, g = 0, b = 0] = color.map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: Color, other: Color) => {
      const [more = 0, less = 0] = [light(one), light(other)].sort((a, b) => b - a);
      return (more + 0.05) / (less + 0.05);
    };

    type Ground = { color: Color; hasImage: boolean; opacity: number; isClipped: boolean };
    const grounds = new Map<Element, Ground>();
    const root: Ground = { color: [255, 255, 255], hasImage: false, opacity: 1, isClipped: false };
    /** What is behind the content of an element: its colour, and whether an image is part of it. */
    const groundOf = (element: Element | null): Ground => (element ? (grounds.get(element) ?? lookBehind(element)) : root);
    const lookBehind = (element: Element): Ground => {
      const style = getComputedStyle(element);
      const behind = groundOf(element.parentElement);
      const color = read(style.backgroundColor);
      const isOpaque = color[3] === 255;
      const box = element.getBoundingClientRect();
      const ground = {
        color: isOpaque ? color.slice(0, 3) : over(color, behind.color),
        hasImage: style.backgroundImage !== 'none' || (behind.hasImage && !isOpaque),
        opacity: behind.opacity * Number(style.opacity),
        // Only screen readers get it.
        isClipped: behind.isClipped || (style.overflow !== 'visible' && Math.min(box.width, box.height) <= 1),
      };
      grounds.set(element, ground);
      return ground;
    };
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const nameOf = (element: Element) => (element.cloneNode() as Element).outerHTML.slice(0, 200);

    const faintBorder = (control: Element): string[] => {
      const style = getComputedStyle(control);
      const isTrack = control.matches('.mantine-Switch-track');
      const isOff = control.matches(disabled) || (isTrack && control.parentElement?.querySelector(':disabled'));
      if (isOff || !isSeen(control)) return [];
      const edge = read(isTrack ? style.backgroundColor : style.borderBlockEndColor);
      // A control without a border is marked by its container.
      if (!isTrack && (Number.parseFloat(style.borderBlockEndWidth) === 0 || style.borderBlockEndStyle === 'none' || edge[3] === 0))
        return [];
      const back = groundOf(control.parentElement).color;
      // A filled control is visible by its fill.
      const seen = Math.max(contrast(over(edge, back), back), contrast(over(read(style.backgroundColor), back), back));
      return seen >= 3 ? [] : [`control-border ${seen.toFixed(2)}: ${nameOf(control)}`];
    };

    const faintText = (element: Element, text: string, pseudo?: string): string[] => {
      const { color, hasImage, opacity, isClipped } = groundOf(element);
      if (!text.trim() || hasImage || isClipped || element.closest(disabled) || !isSeen(element)) return [];
      const style = getComputedStyle(element, pseudo);
      const [r = 0, g = 0, b = 0, a = 0] = read(element instanceof SVGElement ? style.fill : style.color);
      const size = Number.parseFloat(style.fontSize);
      const wanted = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
      const seen = contrast(over([r, g, b, a * opacity], color), color);
      return seen >= wanted - 0.005 ? [] : [`text ${seen.toFixed(2)}: ${text.trim().slice(0, 40)} in ${nameOf(element)}`];
    };

    const scope = document.querySelector(part) ?? document.body;
    const faint = [...scope.querySelectorAll(controls)].flatMap(faintBorder);
    for (const field of scope.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(fields)) {
      const pseudo = field.matches(':placeholder-shown') ? '::placeholder' : undefined;
      const shown = 'selectedOptions' in field ? field.selectedOptions[0]?.text : field.value || field.placeholder;
      faint.push(...faintText(field, shown ?? '', pseudo));
    }
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const done = new Set<Element>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || done.has(element) || !node.nodeValue?.trim()) continue;
      done.add(element);
      faint.push(...faintText(element, node.nodeValue));
    }
    return faint;
  }, within);
}
