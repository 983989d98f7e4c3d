// Loaded before the product: React picks its production code when it is first imported, by NODE_ENV, which for the
// product means something else (whether this is the local demo).
const mode = process.env.NODE_ENV;
process.env.NODE_ENV = 'production';
await Promise.all(
  ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'].map((name) => import(name)),
);
if (mode === undefined) delete process.env.NODE_ENV;
else process.env.NODE_ENV = mode;
