// An S3-compatible server for tests, in a process of its own: node s3-server.ts <folder> <bucket>. It knows one pair of keys,
// S3RVER and S3RVER.
import S3rver from '@20minutes/s3rver';

const [directory = '', name = ''] = process.argv.slice(2);
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  configureBuckets: [{ name }],
});
const { port } = await server.run();
process.stdout.write(`${port}\n`);
