// Runs before anything is painted, so that the page never shows the wrong skin, direction or language first; and has the
// browser fetch at once what the first screen is made of, which it would find out about piece by piece.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return (localStorage.getItem(key) ?? '').replaceAll('"', '');
    } catch {
      return '';
    }
  };
  const kept = read('skin');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const skin = kept === 'system' ? system : ['bordered', 'dark', 'semi-dark'].includes(kept) ? kept : 'light';
  const language = read('language');
  root.dataset.skin = skin === 'semi-dark' && read('menuLayout') === 'horizontal' ? 'light' : skin;
  root.dataset.mantineColorScheme = skin === 'dark' ? 'dark' : 'light';
  root.dir = read('direction') === 'rtl' ? 'rtl' : 'ltr';
  root.lang = ['en', 'fr', 'de'].includes(language) ? language : 'pt-BR';

  /** Of the catalogues of texts, which are named by language, only the reader's. */
  const isRead = (file) => !/^(pt|en|fr|de)-/.test(file) || file.startsWith(root.lang.slice(0, 2));
  // The build names the files.
  const { login = '', shell = '', overview = '', list = '' } = document.currentScript?.dataset ?? {};
  const isList = /^\/apps\/invoice(\/list)?$/.test(location.pathname);
  const isLogin = /^\/(login|pages\/login-v[12])?$/.test(location.pathname);
  const comesIn = read('userData') || read('remembered');
  const screen = location.pathname === '/' ? overview : isList ? list : '';
  const needed = comesIn ? [shell, screen] : [isLogin ? login : ''];
  for (const file of needed.flatMap((files) => files.split(' ')).filter((file) => file && isRead(file))) {
    const hint = document.createElement('link');
    const isCode = file.endsWith('.js');
    Object.assign(hint, { rel: isCode ? 'modulepreload' : 'preload', as: isCode ? '' : 'style', crossOrigin: '', href: `/assets/${file}` });
    document.head.append(hint);
  }
})();
