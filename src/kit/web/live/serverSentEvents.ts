// The text of an event stream (HTML standard, "server-sent events"), read piece by piece as it arrives.

export type ServerSentEvent = { event: string; data: string };

/** @returns takes the next piece of text, however it was cut; each event that is whole goes to `take` */
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
    // A carriage return at the end may have its line feed in the next piece.
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) takeLine(line);
  };
}
