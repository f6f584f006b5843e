// A streaming parser for server-sent events (HTML standard).

export type ServerSentEvent = { event: string; data: string };

/** @returns a function for the next piece of text, split anywhere; complete events are passed to `take` */
export function readServerSentEvents(take: (event: ServerSentEvent) => void): (piece: string) => void {
  let rest = '';
  let event = '';
  let data: string[] = [];
  const takeLine = (line: string) => {
    if (line === '') {
      if (data.length > 0) take({ event: event || 'message', data: data.join('\n') });
      event = '';
      data = [];
      return;
    }
    const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
  };
  return (piece) => {
    // After a carriage return at the end, the line feed may be in the next piece.
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) takeLine(line);
  };
}
