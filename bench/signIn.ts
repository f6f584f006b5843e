import type { FastifyInstance } from 'fastify';

/** Signs in as the admin of the demonstration. @returns the headers of further calls */
export async function signIn(app: FastifyInstance): Promise<Record<string, string>> {
  const login = await app.inject({
    method: 'POST',
    url: '/jwt/login',
    headers: { host: 'localhost' },
    payload: { email: 'admin@demo.com', password: 'admin' },
  });
  return { host: 'localhost', authorization: `Bearer ${login.json().accessToken}` };
}
