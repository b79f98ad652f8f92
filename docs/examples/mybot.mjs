#!/usr/bin/env node
// A bot for Trimino: does what scores most now, of equals the first.
import { createInterface } from "node:readline";

function choose(view) {
  const best = Math.max(...view.legal.map((choice) => choice.points));
  return view.legal.find((choice) => choice.points === best).action;
}

function answer(request) {
  if (request.hello) return { hello: "trimino-bot/1", name: "My bot in JavaScript" };
  return { id: request.id, action: choose(request.view) };
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  if (request.bye) break;
  console.log(JSON.stringify(answer(request)));
}
