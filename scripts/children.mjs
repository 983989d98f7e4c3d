// Starts programs for the commands, with Node 24 and the installed tools first in PATH.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, resolve } from 'node:path';

/** The environment of every child of the commands. */
export function childEnvironment(node, more = {}) {
  const path = [dirname(node), resolve('node_modules/.bin'), process.env.PATH]
    .filter(Boolean)
    .join(delimiter);
  return { ...process.env, PATH: path, ...more };
}

/** Runs a program to its end in the foreground and returns its exit code; signals reach it too. */
export function run(node, command, args, { env = {}, stdio = 'inherit' } = {}) {
  const child = spawn(command, args, { stdio, env: childEnvironment(node, env) });
  return exitCode(child);
}

/** The exit code of a child, 128 and more for a signal; passes SIGINT, SIGTERM and SIGHUP on to it. */
export function exitCode(child) {
  const stopForwarding = forwardSignals(child);
  return new Promise((resolve) => {
    child.once('error', (error) => {
      stopForwarding();
      console.error(`${child.spawnfile} could not be started: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code, signal) => {
      stopForwarding();
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

function forwardSignals(child) {
  let hasForwarded = false;
  const forward = (signal) => {
    // Ctrl-C in a terminal reaches the child by itself; a second one would ask it to hurry.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    hasForwarded = true;
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  const watch = watchNpm(() => hasForwarded || child.kill('SIGTERM'));
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, forward);
  };
}

// The shell between npm and this process takes a signal to its grave without passing it on.
function watchNpm(whenGone) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return undefined;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    whenGone();
  }, 500);
  return watch;
}
